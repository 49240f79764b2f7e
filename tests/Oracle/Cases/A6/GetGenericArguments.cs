// title: Type.GetGenericArguments of List<int>
// row: Type.GetGenericArguments(), GetCustomAttributes, GetProperties
// rule: none: reflection is for a later rule
// bytes: 32
static class Case
{
    static Type[] Probe() => typeof(List<int>).GetGenericArguments();
}
