using System.Collections.Immutable;

namespace ConfigClients.Variants;

/// <summary>A record as a program reads one for each request. Nothing can change it, so readers may share it.</summary>
public sealed record ServerSettings(string Host, int Port, bool Enabled, double Weight, ImmutableArray<string> Regions)
{
    /// <summary>The record as the service sends it.</summary>
    public static string JsonOf(int number) =>
        $$"""{"host":"node-{{number}}.example.org","port":{{8000 + number}},"enabled":true,"weight":0.5,"regions":["north","south"]}""";
}
