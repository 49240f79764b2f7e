// title: an object with a text and a number that a field keeps
// rule: ALLOC905
// bytes: 32
// il: elsewhere: the finding is at the declaration
// fix: ALLOC905.Struct
// safety: unsafe
// difference: a field that is not set holds zeros and not null
// shows: 0
// except: n == 0
// after: 0
sealed class [|Last|]
{
    private readonly string _text;
    private readonly int _number;

    public Last(string text, int number)
    {
        _text = text;
        _number = number;
    }

    public int Sum() => _number + _text.Length;

    public bool IsNumber(int number) => _number == number;
}

static class Case
{
    static Last s_last = new("", 0);

    static int Probe(int n = 2)
    {
        s_last = new Last("a", n);
        return s_last.Sum();
    }

    static bool Behave(int n)
    {
        var holder = new Holder();
        if (n != 0)
            holder.Last = new Last("b", n);
        return holder.Last.IsNumber(3);
    }
}

class Holder
{
    public Last Last;
}
