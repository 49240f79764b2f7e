// title: constants joined with +
// row: constant + constant, constant char in a concat
// rule: none: the compiler joins them
// bytes: 0
// il: none
static class Case
{
    const string Name = "a";

    static string Probe() => Name + "b" + 'c';
}
