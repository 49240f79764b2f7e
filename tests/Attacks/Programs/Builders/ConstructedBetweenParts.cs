// Operands that read a static field run a static constructor, which looks at the builder, writes to it, or throws.
// fixes: ALLOC305
#nullable enable
using System;
using System.Text;

static class Program
{
    static readonly StringBuilder s_all = new StringBuilder();

    static class First
    {
        public static string Text;

        static First()
        {
            Text = "<" + s_all + ">";
        }
    }

    static class Second
    {
        public static int Number;

        static Second()
        {
            s_all.Append("second");
            Number = 2;
        }
    }

    static class Third
    {
        public static string Text = "x";

        static Third() => throw new InvalidOperationException();
    }

    static void Add(string text) => s_all.Append(text + First.Text);

    static void AddNumber(string text) => s_all.Append(text + Second.Number);

    static void AddLine(string text) => s_all.AppendLine(text + Third.Text);

    static void Join(string text) => s_all.Append(string.Join(",", text, First.Text));

    static void Format(string text) => s_all.Append(string.Format("{0}{1}", text, Second.Number));

    static void Plain(string text, int number) => s_all.Append(text + number);

    static string Grown(string[] texts)
    {
        var all = "";
        foreach (var text in texts)
            all += text + First.Text;
        return all;
    }

    static void Try(Action run)
    {
        try
        {
            run();
        }
        catch (Exception exception)
        {
            Console.Write(exception.GetType().Name + " ");
        }

        Console.WriteLine(s_all);
    }

    static void Main()
    {
        Try(() => Add("a"));
        Try(() => AddNumber("b"));
        Try(() => AddLine("c"));
        Try(() => Join("d"));
        Try(() => Format("e"));
        Try(() => Plain("f", 1));
        Console.WriteLine(Grown(["a", "b"]));
    }
}
