using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Rules.Design.DecodedOnHit;

/// <summary>
/// Determines whether the class of a map makes the texts that it stores there of objects. Such a class, often one that stands for a database, gives each
/// reader a copy of what was stored, which an object that readers share would not be.
/// </summary>
internal static class SerializedTexts
{
    /// <summary>Whether a file that declares a part of the map's type calls something that is named for serializing.</summary>
    public static bool Fill(ISymbol map, CancellationToken cancellationToken)
    {
        if (map.ContainingType is not { } type)
            return false;
        foreach (var part in type.DeclaringSyntaxReferences)
        {
            var span = part.Span;
            var calls = NamedCalls.Of(part.SyntaxTree, cancellationToken);
            foreach (var name in calls.Names)
            {
                if (!name.StartsWith("Serialize", StringComparison.Ordinal) && name is not ("ToJson" or "ToJsonString" or "ToXml"))
                    continue;
                foreach (var call in calls.Named(name, cancellationToken))
                {
                    if (span.Contains(call.Call.Span))
                        return true;
                }
            }
        }

        return false;
    }
}
