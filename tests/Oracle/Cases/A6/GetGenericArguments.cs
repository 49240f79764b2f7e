// title: Type.GetGenericArguments of List<int>
// row: Type.GetGenericArguments(), GetCustomAttributes, GetProperties
// rule: none: the caller gets the array
// bytes: 32
static class Case
{
    static Type[] Probe() => typeof(List<int>).GetGenericArguments();
}
