// title: message of a check that passes
// rule: ALLOC106
// bytes: 40
// message: the length of a text is not known
// fix: ALLOC106.Test
// safety: safe
// after: 0
static class Check
{
    public static void That(bool condition, string message)
    {
        if (!condition)
            throw new ArgumentException(message);
    }
}

static class Case
{
    static int Probe(string name = "count", int number = 4)
    {
        Check.That(number >= 0, [|name + " < 0"|]);
        return number;
    }

    static int Behave(string name, int number, int most)
    {
        Check.That(number <= most, [|$"{name}: {number} > {most}"|]);
        Check.That(number != 0, [|name + number|]);
        return number / 2;
    }
}
