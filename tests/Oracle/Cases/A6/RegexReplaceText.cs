// title: Regex.Replace with a text
// row: Regex.Match/Matches/Split/Replace(MatchEvaluator)
// rule: none: one new string is what the code asks for
// bytes: 32
static class Case
{
    static System.Text.RegularExpressions.Regex s_regex = new("b+");
    static string s_text = "abba";

    static string Probe() => s_regex.Replace(s_text, "c");
}
