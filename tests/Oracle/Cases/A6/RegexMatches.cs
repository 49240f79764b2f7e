// title: Regex.Matches with one match
// row: Regex.Match/Matches/Split/Replace(MatchEvaluator)
// rule: none: no rule reports matches yet
// bytes: 352
// user: net10 296/352 | 352
static class Case
{
    static System.Text.RegularExpressions.Regex s_regex = new("b+");
    static string s_text = "abba";

    static int Probe() => s_regex.Matches(s_text).Count;
}
