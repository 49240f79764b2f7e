// refuses: ALLOC305
// A property looks like a value and writes to the builder.
using System;
using System.Text;

sealed class Report
{
    private readonly StringBuilder _text = new StringBuilder();
    private int _calls;

    private string Count
    {
        get
        {
            _text.Append('#');
            return (++_calls).ToString();
        }
    }

    public string Make(string name)
    {
        for (var i = 0; i < 3; i++)
            _text.Append(name + Count).Append(',');
        return _text.ToString();
    }
}

static class Program
{
    static void Main() => Console.WriteLine(new Report().Make("n"));
}
