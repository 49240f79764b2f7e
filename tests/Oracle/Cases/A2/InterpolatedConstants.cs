// title: an interpolated string of constants
// row: $"..." all parts constant strings
// rule: none: the compiler joins them
// bytes: 0
// il: none
static class Case
{
    const string Name = "a";

    static string Probe() => $"{Name}b{Name}";
}
