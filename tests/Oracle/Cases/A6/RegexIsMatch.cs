// title: Regex.IsMatch
// row: Regex.Match/Matches/Split/Replace(MatchEvaluator)
// rule: none: nothing is allocated
// bytes: 0
static class Case
{
    static System.Text.RegularExpressions.Regex s_regex = new("b+");
    static string s_text = "abba";

    static bool Probe() => s_regex.IsMatch(s_text);
}
