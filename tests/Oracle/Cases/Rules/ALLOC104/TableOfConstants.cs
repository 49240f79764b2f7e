// title: `var vowels = new HashSet<char> { 'a', 'e', 'i' }` on each call, only asked
// rule: ALLOC104
// bytes: 168
// fix: ALLOC104.field
// safety: safe
// after: 0
static class Case
{
    static bool Probe()
    {
        var vowels = [|new HashSet<char> { 'a', 'e', 'i' }|];
        return vowels.Contains('e');
    }

    static string Behave(byte index, string text)
    {
        var vowels = [|new HashSet<char> { 'a', 'e', 'i' }|];
        return vowels.Contains((char)index) + " " + vowels.Count + string.Join(text, vowels);
    }
}
