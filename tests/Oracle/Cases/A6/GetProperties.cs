// title: Type.GetProperties of a class with two properties
// row: Type.GetGenericArguments(), GetCustomAttributes, GetProperties
// rule: none: reflection is for a later rule
// bytes: 40
sealed class Item
{
    public int Number { get; set; }

    public int Other { get; set; }
}

static class Case
{
    static System.Reflection.PropertyInfo[] Probe() => typeof(Item).GetProperties();
}
