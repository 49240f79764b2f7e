// title: `var vowels = new HashSet<char>(); vowels.Add('a'); vowels.Add('e');` on each call, only asked
// rule: ALLOC104
// bytes: 168
// fix: ALLOC104.field
// safety: safe
// after: 0
static class Case
{
    static bool Probe()
    {
        var vowels = [|new HashSet<char>()|];
        vowels.Add('a');
        vowels.Add('e');
        return vowels.Contains('e');
    }

    static string Behave(byte index, string text)
    {
        var sizes = [|new Dictionary<string, int>()|];
        sizes["a"] = 1;
        sizes["b"] = 2;
        sizes["a"] = 3;
        var vowels = [|new HashSet<char>()|];
        vowels.Add('a');
        vowels.Add('e');
        vowels.Add('a');
        return vowels.Contains((char)index) + " " + vowels.Count + string.Join(text, vowels) + (sizes.TryGetValue(text ?? "a", out var size) ? size : 0);
    }
}
