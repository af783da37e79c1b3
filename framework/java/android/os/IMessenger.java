package android.os;

import antecede.Unlisted;

/** What a Messenger talks to. */
@Unlisted
public interface IMessenger extends IInterface {
  String DESCRIPTOR = "android.os.IMessenger";

  void send(Message message) throws RemoteException;
}
