package android.os;

import antecede.Hidden;

/** What a Messenger talks to. */
@Hidden
public interface IMessenger extends IInterface {
  String DESCRIPTOR = "android.os.IMessenger";

  void send(Message message) throws RemoteException;
}
