// title: Type.GetCustomAttributes of a class with one attribute
// row: Type.GetGenericArguments(), GetCustomAttributes, GetProperties
// rule: none: the caller gets the array
// bytes: 104
[AttributeUsage(AttributeTargets.Class)]
sealed class TagAttribute : Attribute
{
}

[Tag]
sealed class Item
{
}

static class Case
{
    static object[] Probe() => typeof(Item).GetCustomAttributes(typeof(TagAttribute), false);
}
