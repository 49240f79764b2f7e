// fixes: ALLOC305
// stack: 256
// To cancel a token runs what was registered with it, which cancels what is within.
#nullable enable
using System;
using System.Text;
using System.Threading;

class Scope
{
    private static int s_length;
    private readonly CancellationTokenSource _source = new();
    private readonly string _name;

    public Scope(string name, Scope? outer)
    {
        _name = name;
        outer?._source.Token.Register(() => Cancel("the scope around"));
    }

    public static int Length => s_length;

    public void Cancel(string reason)
    {
        var line = new StringBuilder();
        line.Append(_name).Append(" is cancelled with ").Append(reason);
        _source.Cancel();
        line.Append(" at ").Append(s_length);
        s_length += line.ToString().Length;
    }
}

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            var first = new Scope("first", null);
            var last = first;
            for (var depth = 0; depth < 340; depth++)
                last = new Scope("scope" + depth, last);
            first.Cancel("nothing");
            Console.WriteLine(Scope.Length);
        }
    }
}
