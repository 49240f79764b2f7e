// title: Split of a text without separator
// row: Split
// rule: none: no rule reports the array of Split yet
// bytes: 32
// note: the array is new, its element is the text itself
static class Case
{
    static string s_text = "abc";

    static string[] Probe(char separator = ',') => s_text.Split(separator);
}
