// title: a dictionary of characters that learns more
// rule: none: the table changes
// bytes: 0
// il: elsewhere: nothing is reported
static class Case
{
    private static readonly Dictionary<char, int> s_sizes = new() { ['a'] = 1 };

    static int Probe(char key = 'a')
    {
        s_sizes[key] = 3;
        return s_sizes[key];
    }
}
