// title: Regex.EnumerateSplits
// row: Regex.Match/Matches/Split/Replace(MatchEvaluator)
// rule: none: nothing is allocated
// target: net9.0
// bytes: 0
static class Case
{
    static System.Text.RegularExpressions.Regex s_regex = new("b+");
    static string s_text = "abba";

    static int Probe()
    {
        var sum = 0;
        foreach (var part in s_regex.EnumerateSplits(s_text))
            sum += part.End.Value;
        return sum;
    }
}
