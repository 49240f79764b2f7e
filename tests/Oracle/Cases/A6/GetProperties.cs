// title: Type.GetProperties of a class with two properties
// row: Type.GetGenericArguments(), GetCustomAttributes, GetProperties
// rule: none: the caller gets the array
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
