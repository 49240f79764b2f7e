// title: text that a check also keeps
// rule: none: the method needs it each time
// bytes: 40
static class Check
{
    static string s_last;

    public static void That(bool condition, string message)
    {
        s_last = message;
        if (!condition)
            throw new ArgumentException(message);
    }
}

static class Case
{
    static int Probe(string name = "count", int number = 4)
    {
        Check.That(number >= 0, name + " < 0");
        return number;
    }
}
