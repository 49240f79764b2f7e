// fixes: ALLOC305
// Builders of the project count their calls, insert, are shared, and keep the text; methods of the project make texts and throw midway.
#nullable enable
using System;
using System.IO;
using System.Text;

class Counting
{
    public readonly StringBuilder Text = new();
    public int Calls;

    public virtual void Add(string text)
    {
        Calls++;
        Text.Append(text);
    }

    public Counting Insert(string text)
    {
        Text.Insert(0, text);
        return this;
    }
}

sealed class Keeping : Counting
{
    public string Last = "";

    public override void Add(string text)
    {
        base.Add(text + ";");
        Last = text;
    }
}

sealed class Value(Counting owner, int number)
{
    public override string ToString()
    {
        owner.Calls += 100;
        if (number < 0)
            throw new InvalidOperationException();
        var text = new StringBuilder();
        text.Append(number).Append(owner.Text.Length);
        return text.ToString();
    }

    public string Name(string prefix) => prefix + number;
}

static class Program
{
    static void Fill(Counting own, StringBuilder shared, string name, int number)
    {
        var value = new Value(own, number);
        own.Add(name + number);
        own.Add($"{name}:{number}");
        own.Insert(name + "<" + number).Insert(string.Concat(name, ">"));
        shared.Append(name + "=" + number);
        shared.Append(name + value.Name("n"));
        shared.Append(value.ToString());
        shared.Append($"[{value.Name(name)}]");
        shared.AppendLine(string.Concat(name, value.Name("m")));
    }

    static string Local(Counting own, string name, int number)
    {
        var text = new StringBuilder();
        foreach (var c in name)
            text.Append(c + name + "," + number);
        text.Append(name + new Value(own, number));
        return text.ToString() + new Value(own, number).Name(text.Length + name);
    }

    static void Main()
    {
        foreach (var own in new[] { new Counting(), new Keeping() })
        {
            foreach (var shared in new[] { own.Text, new StringBuilder("-") })
            {
                foreach (var number in new[] { 1, 23, -1 })
                {
                    foreach (var name in new[] { "ab", "" })
                    {
                        try
                        {
                            Fill(own, shared, name, number);
                            Console.Write(Local(own, name, number) + " ");
                        }
                        catch (InvalidOperationException)
                        {
                            Console.Write("thrown " + own.Calls + " ");
                        }

                        Console.WriteLine(own.Text + " " + own.Calls + " " + shared + " " + (own as Keeping)?.Last);
                        own.Text.Length = Math.Min(own.Text.Length, 20);
                    }
                }
            }
        }
    }
}
