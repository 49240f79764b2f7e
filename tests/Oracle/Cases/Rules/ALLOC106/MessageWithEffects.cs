// title: message of a check that is made by a method
// rule: ALLOC106
// bytes: 32
// message: the length of a text is not known
// unflagged: the text of the number is a part of the message
// fix: ALLOC106.Test
// safety: unsafe
// difference: made only there
// shows: 3
// after: 0
sealed class Counter
{
    public int Reads;
    public string Name { get { Reads++; return "n"; } }
}

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
    static Counter s_counter = new();

    static int Probe(int number = 4)
    {
        Check.That(number >= 0, [|s_counter.Name + "abc"|]);
        return number;
    }

    static int Behave(int number)
    {
        var counter = new Counter();
        Check.That(number >= 0, [|$"{counter.Name} {number}"|]);
        return counter.Reads;
    }
}
