// title: a number as an object in an attribute
// row: boxing inside attributes, nameof, constants
// rule: none: it is data in the assembly
// bytes: 0
// il: none
[AttributeUsage(AttributeTargets.Method)]
sealed class TagAttribute(object value) : Attribute
{
    public object Value { get; } = value;
}

static class Case
{
    [Tag(5)]
    static string Probe(int number = 300) => nameof(number);
}
