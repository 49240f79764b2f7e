// title: Regex.EnumerateMatches
// row: Regex.Match/Matches/Split/Replace(MatchEvaluator)
// rule: none: nothing is allocated
// bytes: 0
static class Case
{
    static System.Text.RegularExpressions.Regex s_regex = new("b+");
    static string s_text = "abba";

    static int Probe()
    {
        var sum = 0;
        foreach (var match in s_regex.EnumerateMatches(s_text))
            sum += match.Length;
        return sum;
    }
}
