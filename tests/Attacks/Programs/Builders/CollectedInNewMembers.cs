// fixes: ALLOC305
// Builders that live for one text in operators, extension members, properties with a field, partial members, and ref structs.
#nullable enable
using System;
using System.Text;

ref partial struct View(ReadOnlySpan<char> text)
{
    private readonly ReadOnlySpan<char> _text = text;

    public override string ToString()
    {
        var builder = new StringBuilder();
        builder.Append(_text).Append('|').Append(_text.Length);
        return builder.ToString();
    }

    public partial string Name { get; }
}

ref partial struct View
{
    public partial string Name
    {
        get
        {
            var builder = new StringBuilder("n");
            builder.Append(_text[..1]).AppendLine().Append(1.5m).Append((object?)null).Append(true);
            return builder.ToString();
        }
    }
}

readonly struct Money(int units)
{
    public static string operator +(Money a, Money b)
    {
        var builder = new StringBuilder();
        builder.Append(a.Units); builder.Append('+'); if (b.Units < 0) builder.Append('('); builder.Append(b.Units);
        if (b.Units < 0) { builder.Append(")"); }
        return builder.ToString();
    }

    public int Units => units;
    public string Text { get { var b = new StringBuilder(); b.Append(units).Append("$"); return b.ToString(); } }
}

sealed class Label
{
    public string Name
    {
        get
        {
            var builder = new StringBuilder(field.Length);
            foreach (var c in field)
                builder.Append(char.ToUpperInvariant(c));
            return builder.Append('!').ToString();
        }
        set;
    } = "";
}

static class Labels
{
    extension(Label label)
    {
        public string Twice { get { var builder = new StringBuilder(); builder.Append(label.Name).Append(label.Name); return builder.ToString(); } }
        public static string operator *(Label a, int n)
        {
            var builder = new StringBuilder();
            for (var i = 0; i < n; i++)
                builder.Append(a.Name);
            return builder.ToString();
        }
    }
}

static class Program
{
    static void Main()
    {
        var label = new Label { Name = "ab" };
        for (var i = -1; i < 2; i++)
        {
            Console.WriteLine(new View("xyz").ToString() + new View("q").Name + (new Money(i) + new Money(-i)) + new Money(i).Text + label.Twice + label * i);
            label.Name += i;
        }
    }
}
