// title: Regex.Split into two parts
// row: Regex.Match/Matches/Split/Replace(MatchEvaluator)
// rule: none: no rule reports matches yet
// bytes: 176
static class Case
{
    static System.Text.RegularExpressions.Regex s_regex = new("b+");
    static string s_text = "abba";

    static string[] Probe() => s_regex.Split(s_text);
}
