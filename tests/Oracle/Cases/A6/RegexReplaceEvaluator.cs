// title: Regex.Replace with a function that returns a constant
// row: Regex.Match/Matches/Split/Replace(MatchEvaluator)
// rule: none: no rule reports matches yet
// bytes: 240
static class Case
{
    static System.Text.RegularExpressions.Regex s_regex = new("b+");
    static string s_text = "abba";

    static string Probe() => s_regex.Replace(s_text, static _ => "c");
}
