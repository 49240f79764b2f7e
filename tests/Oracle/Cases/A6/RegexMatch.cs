// title: Regex.Match
// row: Regex.Match/Matches/Split/Replace(MatchEvaluator)
// rule: none: no rule reports matches yet
// bytes: 208
static class Case
{
    static System.Text.RegularExpressions.Regex s_regex = new("b+");
    static string s_text = "abba";

    static bool Probe() => s_regex.Match(s_text).Success;
}
