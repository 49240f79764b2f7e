// title: Type.GetCustomAttributes of a class with one attribute
// row: Type.GetGenericArguments(), GetCustomAttributes, GetProperties
// rule: none: reflection is for a later rule
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
