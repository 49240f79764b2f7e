// fixes: ALLOC301
// A string of an array is viewed by code of the program, which writes the array before it reads the view.
#nullable enable
using System;

readonly ref struct Viewer(ReadOnlySpan<char> view)
{
    private readonly ReadOnlySpan<char> _view = view;

    public int Number
    {
        get
        {
            Program.Letters[0] = '8';
            return int.Parse(_view);
        }
    }

    public static implicit operator Viewer(ReadOnlySpan<char> view) => new(view);
}

static class Extensions
{
    extension(ReadOnlySpan<char> view)
    {
        public int First
        {
            get
            {
                Program.Letters[0] = '9';
                return view[0] - '0';
            }
        }

        public int Second()
        {
            Program.Letters[1] = '9';
            return view[1] - '0';
        }
    }
}

static class Program
{
    public static readonly char[] Letters = "12".ToCharArray();

    static int Own(ReadOnlySpan<char> view)
    {
        Letters[0] = '7';
        return int.Parse(view);
    }

    static ReadOnlySpan<char> Handed(ReadOnlySpan<char> view)
    {
        Letters[0] = '6';
        return view;
    }

    static int Called() => Own(new string(Letters).AsSpan());

    static int CalledDirectly() => Own(new string(Letters));

    static int Extended() => new string(Letters).AsSpan().First;

    static int ExtendedMethod() => new string(Letters).AsSpan().Second();

    static int Wrapped() => new Viewer(new string(Letters).AsSpan()).Number;

    static int Converted() => ((Viewer)new string(Letters).AsSpan()).Number;

    static int Passed() => int.Parse(Handed(new string(Letters).AsSpan()));

    static int Through(Func<char, bool> ask)
    {
        var count = 0;
        foreach (var c in new string(Letters).AsSpan())
            count += ask(c) ? 1 : 0;
        return count;
    }

    static int Seen(in char c)
    {
        Letters[0] = '5';
        return c - '0';
    }

    static int ByReference() => Seen(new string(Letters).AsSpan()[0]) + Seen(in new string(Letters).AsSpan()[1]);

    static int Kept()
    {
        ref readonly var first = ref new string(Letters).AsSpan()[0];
        Letters[0] = '4';
        return first - '0';
    }

    static int Plain() => int.Parse(new string(Letters).AsSpan().Trim());

    static void Main()
    {
        foreach (var run in new Func<int>[]
            { Called, CalledDirectly, Extended, ExtendedMethod, Wrapped, Converted, Passed, () => Through(c => { Letters[1] = c; return c == '2'; }), ByReference, Kept, Plain })
        {
            "12".CopyTo(0, Letters, 0, 2);
            Console.Write(run() + " " + Letters[0] + Letters[1] + ";");
        }

        Console.WriteLine();
    }
}
