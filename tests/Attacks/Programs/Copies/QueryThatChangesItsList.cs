// refuses: ALLOC505
// A copy by way of a query does not notice that a function of the query adds to the list; going through it does.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

sealed class Crawler
{
    private readonly List<string> _pages = new();

    public Crawler(string start) => _pages.Add(start);

    public async Task<string> VisitAsync()
    {
        var titles = await Task.WhenAll(_pages.Select(page => LoadAsync(page)).ToArray());
        return titles.Length + " of " + _pages.Count;
    }

    public string Titles() => string.Join(",", _pages.Select(page => Title(page)).ToArray());

    private Task<string> LoadAsync(string page)
    {
        if (page.Length < 3)
            _pages.Add(page + "x");
        return Task.FromResult(page);
    }

    private string Title(string page)
    {
        if (!_pages.Contains("index"))
            _pages.Add("index");
        return page.ToUpperInvariant();
    }
}

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            Console.WriteLine(new Crawler("a").VisitAsync().Result);
            Console.WriteLine(new Crawler("a").Titles());
        }
    }
}
