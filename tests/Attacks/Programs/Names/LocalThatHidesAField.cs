// refuses: ALLOC106
// The text is made of a field; in the branch that needs it a local has the name of the field.
using System;

sealed class Report
{
    private readonly string title = "Sales";

    public string Title => title;

    public string Run(bool detailed)
    {
        var head = "# " + title;
        if (detailed)
        {
            var title = "Details";
            return head + " / " + title;
        }

        return "";
    }
}

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Console.WriteLine(new Report().Title + new Report().Run(i > 0));
    }
}
