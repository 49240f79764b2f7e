// title: Split of a text into two parts
// row: Split
// rule: none: no rule reports the array of Split yet
// bytes: 104
static class Case
{
    static string s_text = "ab,cd";

    static string[] Probe(char separator = ',') => s_text.Split(separator);
}
