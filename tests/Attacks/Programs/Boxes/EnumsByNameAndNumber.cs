// fixes: ALLOC201
// Names of members with two names, a method that is called nameof, numbers that do not fit, and enums that are compared with something else.
using System;
using Other = Program.Mode;

static class Program
{
    public enum Mode : byte { None, First = 1, Alias = 1, @class = 7 }

    [Flags]
    public enum Marks : long { None = 0, A = 1, B = 2, Both = A | B, High = long.MinValue }

    enum Same : byte { None, First }

    static class Shadow
    {
        static string nameof(object value) => "mine " + value;

        public static string Name() => Mode.None.ToString() + nameof(3);
    }

    static class Generic<T>
    {
        public enum Inner { One, Two }

        public static string Name() => Inner.Two.ToString() + Generic<string>.Inner.One.ToString();
    }

    static string Names(int n)
    {
        var text = "";
        for (var i = 0; i < n; i++)
        {
            text += Mode.First.ToString() + Mode.Alias.ToString() + Mode.@class.ToString() + Marks.Both.ToString() + Marks.High.ToString();
            text += Other.None.ToString() + (Marks.A | Marks.B).ToString() + nameof(Mode) + Marks.None.ToString().Length + $"{Mode.@class}";
            text += Mode.First.ToString("D") + Mode.First.ToString("G") + ((Mode)9).ToString() + Shadow.Name() + Generic<int>.Name();
        }

        return text;
    }

    static string Made(long big, int small, uint bits, ulong huge, sbyte minus, char letter)
    {
        var text = "";
        for (var i = 0; i < 2; i++)
        {
            text += Try(() => (Mode)Enum.ToObject(typeof(Mode), big));
            text += Try(() => { checked { return (Mode)Enum.ToObject(typeof(Mode), big); } });
            text += Try(() => checked((Mode)Enum.ToObject(typeof(Mode), small)));
            text += Try(() => checked((Marks)Enum.ToObject(typeof(Marks), huge)));
            text += Try(() => checked((Mode)Enum.ToObject(typeof(Mode), minus)));
            text += Try(() => (Mode)Enum.ToObject(typeof(Mode), bits));
            text += Try(() => (Mode)Enum.ToObject(typeof(Mode), (object)letter));
            text += Try(() => (Mode)Enum.ToObject(typeof(Same), small));
            text += Try(() => (Mode)Enum.ToObject(typeof(Mode), (object)small));
        }

        return text;
    }

    static string Try(Func<Mode> make)
    {
        try { return make() + ","; }
        catch (Exception e) { return e.GetType().Name + ","; }
    }

    static string Try(Func<Marks> make)
    {
        try { return (long)make() + ","; }
        catch (Exception e) { return e.GetType().Name + ","; }
    }

    static string Compared(Mode a, Mode? maybe, object boxed, Same same)
    {
        var text = "";
        for (var i = 0; i < 2; i++)
        {
            text += a.Equals(Mode.Alias) + "," + maybe.Equals(a) + "," + maybe.Equals(null) + "," + maybe.Equals(maybe) + "," + a.Equals(boxed) + ",";
            text += a.Equals(same) + "," + maybe.Equals((Mode?)null) + "," + a.Equals(maybe) + "," + a.Equals((byte)1) + "," + maybe.Equals(same) + ",";
            text += Equals(a, maybe) + "," + Equals(a, same) + "," + object.Equals(maybe, null) + "," + a.CompareTo(Mode.First) + "," + a.GetHashCode() + ";";
        }

        return text;
    }

    static void Main()
    {
        Console.WriteLine(Names(2));
        Console.WriteLine(Made(1, 1, 1, 1, 1, 'a'));
        Console.WriteLine(Made(257, 300, 0x1_01, ulong.MaxValue, -1, '\u0101'));
        Console.WriteLine(Compared(Mode.First, null, Mode.First, Same.First));
        Console.WriteLine(Compared(Mode.None, Mode.First, (byte)0, Same.None));
        Console.WriteLine(Compared(Mode.Alias, Mode.Alias, null, Same.First));
    }
}
