// title: `match.Value == "abc"`
// rule: ALLOC301
// bytes: 32
// message: the length of the part is not known
// il: elsewhere: the library copies the part
// fix: ALLOC301.Span
// safety: safe
// after: 0
using System.Text.RegularExpressions;

static class Case
{
    static Match s_match = Regex.Match("key=abd", "[a-d]{3}");

    static bool Probe() => [|s_match.Value|] == "abc";

    static string Behave(string text)
    {
        var match = Regex.Match(text ?? "", "([a-z]*)([0-9]*)");
        var name = [|match.Groups[1].Value|];
        return (int.TryParse([|match.Groups[2].Value|], out var number) ? number : -1) + (name == "ab" ? "=" : name.Length > 3 ? ">" : "<");
    }

    static string BehaveCut(string text, byte start)
    {
        var match = Regex.Match(text ?? "", "[a-z]*");
        return [|match.Value.Substring(start).Trim()|];
    }
}
