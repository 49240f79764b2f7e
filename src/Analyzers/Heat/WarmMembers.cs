using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines which members run often by what they implement: comparisons, iteration, streams, formatters, converters, and what a server calls
/// for each request. A member counts when it implements or overrides the framework's own declaration, not for its name.
/// </summary>
internal static class WarmMembers
{
    private const string PerElement = "which collections and sorts call per element";
    private const string PerStep = "which a loop calls per element";
    private const string PerValue = "which is called per value";
    private const string PerPiece = "which is called per piece of data";
    private const string PerRequest = "which runs for each request";

    /// <summary>The heat that the shape of a member tells; null where it tells nothing.</summary>
    public static PlaceHeat? Of(ISymbol member) => member switch
    {
        IMethodSymbol { MethodKind: MethodKind.Conversion, Parameters: { Length: 1 } from } when from[0].Type.SpecialType == SpecialType.System_String => null,
        IMethodSymbol { MethodKind: MethodKind.UserDefinedOperator or MethodKind.Conversion } => PlaceHeat.Warm("in an operator"),
        IPropertySymbol { IsIndexer: true } => PlaceHeat.Warm("in an indexer") with { IsByShape = false, IsBarelyOften = true },
        IMethodSymbol { MethodKind: MethodKind.Ordinary or MethodKind.ExplicitInterfaceImplementation } method =>
            OfOverride(method) ?? OfImplementation(method) ?? OfRequest(method) ?? OfPattern(method),
        _ => null,
    };

    private static PlaceHeat? OfOverride(IMethodSymbol method)
    {
        if (!method.IsOverride)
            return null;
        var declared = Overrides.RootOf(method);
        var type = declared.ContainingType;
        var what = declared.Name switch
        {
            "Equals" or "GetHashCode" when type.SpecialType == SpecialType.System_Object || IsComparer(type) => PerElement,
            "Compare" when IsComparer(type) => PerElement,
            "Send" or "SendAsync" when type.Name == "HttpMessageHandler" && type.IsIn("System.Net.Http") => PerRequest,
            var name when IsInputOrOutput(name) => IsStream(type) || (IsConverter(type) && !SetUpMembers.IsForConfiguration(method)) ? PerPiece : null,
            _ => null,
        };
        if (what is null)
            return null;
        return what is PerPiece or PerValue
            ? PlaceHeat.Warm("in an override of '" + type.Name + "." + declared.Name + "', " + what)
            : Of("in '" + declared.Name + "', ", what);
    }

    private static PlaceHeat Of(string where, string what) => what == PerRequest ? PlaceHeat.PerRequest(where + what) : PlaceHeat.Warm(where + what);

    private static bool IsComparer(INamedTypeSymbol type) =>
        type.Name is "Comparer" or "EqualityComparer" or "StringComparer" && type.IsUnder("System");

    private static bool IsInputOrOutput(string name) =>
        name.StartsWith("Read", StringComparison.Ordinal) || name.StartsWith("Write", StringComparison.Ordinal) || name == "Peek";

    private static bool IsStream(INamedTypeSymbol type) => type.Name is "Stream" or "TextWriter" or "TextReader" && type.IsIn("System.IO");

    private static bool IsConverter(INamedTypeSymbol type) =>
        type.Name == "JsonConverter" && (type.IsIn("System.Text.Json.Serialization") || type.IsIn("Newtonsoft.Json"));

    private static PlaceHeat? OfImplementation(IMethodSymbol method)
    {
        var name = ExplicitImplementations.NameOf(method);
        if (!IsDeclaredByAFramework(name))
            return null;
        foreach (var implemented in method.ContainingType.AllInterfaces)
        {
            if (WhatRuns(implemented, name) is not { } what)
                continue;
            foreach (var declared in implemented.GetMembers(name))
            {
                if (declared is IMethodSymbol required && (what != PerRequest || IsHandler(required))
                    && SymbolEqualityComparer.Default.Equals(method.ContainingType.FindImplementationForInterfaceMember(declared), method))
                {
                    return what is PerPiece or PerValue
                        ? PlaceHeat.Warm("in an implementation of '" + implemented.Name + "." + name + "', " + what)
                        : Of("in '" + name + "', ", what);
                }
            }
        }

        return null;
    }

    // Looking up what a member implements costs more than its name; few names matter.
    private static bool IsDeclaredByAFramework(string name) =>
        name is "CompareTo" or "Compare" or "Equals" or "GetHashCode" or "MoveNext" or "MoveNextAsync" or "GetFormat" or "Format" or "TryFormat"
            or "Advance" or "GetSpan" or "GetMemory" or "Handle" or "HandleAsync";

    private static string? WhatRuns(INamedTypeSymbol declaring, string name)
    {
        if (name is "Handle" or "HandleAsync")
            return PerRequest;
        if (!declaring.IsUnder("System"))
            return null;
        return declaring.Name switch
        {
            "IComparable" or "IComparer" or "IEquatable" or "IEqualityComparer" => PerElement,
            "IEnumerator" or "IAsyncEnumerator" => PerStep,
            // Where 'ToString' is what runs, a text is made to be shown.
            "IFormatProvider" or "ICustomFormatter" or "ISpanFormattable" or "IUtf8SpanFormattable" => PerValue,
            "IBufferWriter" => PerPiece,
            _ => null,
        };
    }

    /// <summary>Whether an interface declares a handler of requests or messages: one thing in, and a token to cancel it.</summary>
    private static bool IsHandler(IMethodSymbol declared) =>
        declared.Parameters.Length >= 2 && declared.Parameters[declared.Parameters.Length - 1].Type is { Name: nameof(CancellationToken) } last
        && last.IsIn("System.Threading");

    private static PlaceHeat? OfRequest(IMethodSymbol method) =>
        (HostTypes.TakesRequest(method) && !SetUpMembers.IsNamedForSetUp(method)) || HostTypes.IsAction(method)
            ? PlaceHeat.PerRequest("in '" + method.Name + "', " + PerRequest)
            : null;

    /// <summary>The iterator's method that <c>foreach</c> finds by its name alone.</summary>
    private static PlaceHeat? OfPattern(IMethodSymbol method) =>
        method is { Name: "MoveNext", Parameters.IsEmpty: true, IsStatic: false, DeclaredAccessibility: Accessibility.Public,
            ReturnType.SpecialType: SpecialType.System_Boolean }
            ? PlaceHeat.Warm("in 'MoveNext', " + PerStep)
            : null;
}
