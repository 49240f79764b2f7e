// Values that an operator of the project makes a string or a character of, where a builder lives for one text.
// fixes: ALLOC305
using System;
using System.Text;

static class Program
{
    struct Text
    {
        public static implicit operator string(Text text) => "converted";

        public override string ToString() => "told";
    }

    struct Letter
    {
        public static implicit operator char(Letter letter) => 'c';

        public override string ToString() => "t";
    }

    static string Appended(Text text)
    {
        var builder = new StringBuilder();
        builder.Append((string)text).Append(1);
        return builder.ToString();
    }

    static string Implicit(Text text)
    {
        var builder = new StringBuilder();
        string converted = text;
        builder.Append(converted).Append('|');
        return builder.ToString();
    }

    static string ByItself(Text text, Letter letter)
    {
        var builder = new StringBuilder("<");
        builder.Append(text);
        builder.Append(letter);
        return builder.ToString();
    }

    static string Joined(Text text, int n)
    {
        var builder = new StringBuilder(16);
        builder.Append("a" + (string)text + n);
        return builder.ToString();
    }

    static string AtTheStart(Text text)
    {
        var builder = new StringBuilder(text);
        builder.Append('!');
        return builder.ToString();
    }

    static string AtTheStartOfMany(Text text, int n)
    {
        var builder = new StringBuilder("a" + n + text);
        builder.Append('!');
        return builder.ToString();
    }

    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            Console.WriteLine(Appended(default) + Implicit(default) + ByItself(default, default) + Joined(default, i));
            Console.WriteLine(AtTheStart(default) + AtTheStartOfMany(default, i));
        }
    }
}
