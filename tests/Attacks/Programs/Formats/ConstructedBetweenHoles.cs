// An argument that reads a static field runs a static constructor, after the arguments before it were formatted; so does a statement whose value is dropped.
// fixes: ALLOC207
#nullable enable
using System;
using System.Globalization;
using System.Text;

static class Program
{
    static readonly StringBuilder s_all = new StringBuilder();

    static class First
    {
        public static int Number;

        static First()
        {
            s_all.Append("first");
            Number = 1;
        }
    }

    static class Second
    {
        public static int Number;

        static Second()
        {
            CultureInfo.CurrentCulture = new CultureInfo("fr-FR");
            Number = 2;
        }
    }

    static class Third
    {
        public static int Number;

        static Third()
        {
            Console.WriteLine("third");
            Number = 3;
        }
    }

    static void Append(int number)
    {
        for (var i = 0; i < 2; i++)
            s_all.AppendFormat("{0}-{1};", number, First.Number);
    }

    static string Format(double number)
    {
        var text = "";
        for (var i = 0; i < 2; i++)
            text = string.Format("{0}-{1};", number, Second.Number) + text.Length;
        return text;
    }

    static string Plain(double number, int other)
    {
        var text = "";
        for (var i = 0; i < 2; i++)
            text = string.Format("{0}-{1};", number, other) + text.Length;
        return text;
    }

    static string Made() => new string('x', Third.Number);

    static int Dropped()
    {
        Made();
        return 1;
    }

    static void Main()
    {
        CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
        Append(7);
        Console.WriteLine(s_all);
        Console.WriteLine(Format(1.5));
        CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
        Console.WriteLine(Plain(1.5, 2));
        Console.WriteLine(Dropped());
    }
}
