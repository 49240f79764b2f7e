// refuses: ALLOC301
// A value of the program becomes a string, which may be null, by one operator, and a span by another.
#nullable enable
using System;

readonly struct Name
{
    private readonly string? _value;
    public Name(string? value) => _value = value;
    public static implicit operator string?(Name name) => name._value;
    public static implicit operator ReadOnlySpan<char>(Name name) => name._value;
}

static class Program
{
    static bool IsFor(string line, Name name) => line.Substring(2).Trim() == name;

    static bool IsOther(string line, Name name) => !string.Equals(line.Trim(), name);

    static void Main()
    {
        foreach (var name in new Name[] { default, new(""), new("bob") })
        {
            foreach (var line in new[] { "to  ", "to bob" })
                Console.WriteLine(IsFor(line, name) + " " + IsOther("  ", name));
        }
    }
}
