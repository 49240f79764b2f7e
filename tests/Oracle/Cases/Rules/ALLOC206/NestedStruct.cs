// title: a field whose type has a typed `Equals` that `ValueType` does not know
// rule: ALLOC206
// bytes: 80
// message: ValueType compares the field by reflection as well
// il: elsewhere: the comparer makes the boxes
// fix: ALLOC206.Equality
// safety: unsafe
// difference: 'Name' is compared by the default comparer of its type, and hash codes change
// shows: "A", "a"
// except: a is not null && b is not null && a != b
// after: 0
sealed class Name(string text) : IEquatable<Name>
{
    private readonly string _text = text;

    public bool Equals(Name? other) => other is not null && string.Equals(_text, other._text, StringComparison.OrdinalIgnoreCase);

    public override bool Equals(object? other) => other is Name name && name._text == _text;

    public override int GetHashCode() => 1;
}

struct Key
{
    public Name Name;
}

static class Case
{
    static List<Key> s_list = [new Key { Name = new Name("b") }];
    static Name s_name = new("a");

    static bool Probe() => [|s_list.Contains(new Key { Name = s_name })|];

    static bool Behave(string a, string b)
    {
        var list = new List<Key> { new Key { Name = new Name(a) } };
        return [|list.Contains(new Key { Name = new Name(b) })|];
    }
}
