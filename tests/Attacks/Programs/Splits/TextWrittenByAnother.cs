// refuses: ALLOC302
// Another local function gives the variable of the text another value while its parts are in use: the parts keep being those of the first text.
#nullable enable
using System;

static class Program
{
    static int Each(string first)
    {
        var text = first;
        var seen = 0;
        void Change() => text = "9-9-9-9-9-9-9-9";
        void Run()
        {
            foreach (var part in text.Split('-'))
            {
                Change();
                seen += int.Parse(part);
            }
        }

        Run();
        return seen;
    }

    static int Two(string first)
    {
        var text = first;
        void Change() => text = "12345678901234567890";
        int Run()
        {
            var parts = text.Split(':');
            Change();
            if (parts.Length < 2)
                return -1;
            return int.Parse(parts[0]) + int.Parse(parts[1]);
        }

        return Run() + text.Length;
    }

    static int Three(string first)
    {
        Func<int> run = () =>
        {
            var parts = first.Split(':');
            Shift();
            if (parts.Length < 2)
                return -1;
            return int.Parse(parts[0]) * 1000 + int.Parse(parts[1]);
        };
        void Shift() => first = "98:76:54";
        return run() + first.Length;
    }

    static void Main()
    {
        Console.WriteLine(Each("1-22-333"));
        Console.WriteLine(Two("12:34"));
        Console.WriteLine(Three("12:34"));
    }
}
