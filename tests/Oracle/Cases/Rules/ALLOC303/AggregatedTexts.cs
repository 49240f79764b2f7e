// title: `items.Aggregate("", (text, item) => text + item)` of ten items
// rule: ALLOC303
// bytes: 480, net9+ 448
// message: the bytes grow with the text
// il: elsewhere: the function that is called for each item joins
// fix: ALLOC303.Join
// safety: safe
// after: 112
static class Case
{
    static string[] s_items = ["ab", "ab", "ab", "ab", "ab", "ab", "ab", "ab", "ab", "ab"];

    static int Probe() => s_items.Aggregate("", (text, item) => [|text + item|]).Length;

    static int s_start;

    static string Behave(string[] items, int number)
    {
        s_start = number;
        return items.Aggregate(string.Empty, (text, item) => [|text + item|]) + items.Aggregate("", (text, item) => [|text + item?.Substring(s_start)|]);
    }

    static string BehaveEmpty(List<int> numbers) => numbers.Aggregate("", (text, number) => [|text + (100 / number).ToString("x2")|]);
}
