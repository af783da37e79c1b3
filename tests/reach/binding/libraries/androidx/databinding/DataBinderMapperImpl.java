package androidx.databinding;

/** Generated into the library's own package: names the mappers of all modules. */
public class DataBinderMapperImpl extends MergedDataBinderMapper {
  DataBinderMapperImpl() { addMapper(new reach.binding.DataBinderMapperImpl()); }
}
