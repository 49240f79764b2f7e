// title: `Regex.Replace(text, "-", "")`
// rule: none: `string.Replace` makes the same text, and the expression nothing beside it
// bytes: 32
using System.Text.RegularExpressions;

static class Case
{
    static string Probe(string text = "a-b") => Regex.Replace(text, "-", "");
}
