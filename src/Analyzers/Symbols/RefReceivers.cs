using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Symbols;

/// <summary>
/// Finds the extensions that get their receiver by reference: <c>x.Next()</c> may write <c>x</c> there, of whatever value type it is, and nothing in the
/// syntax of the call tells so.
/// </summary>
internal static class RefReceivers
{
    /// <summary>Whether a member gets its receiver by reference. What cannot be seen of an extension block of another assembly may.</summary>
    public static bool Has(ISymbol? member)
    {
        if (member is IMethodSymbol { ReducedFrom: { } extension })
            return extension.Parameters[0].RefKind == RefKind.Ref;
        if (member is not { IsStatic: false, ContainingType: { TypeKind: NewerCompilers.ExtensionBlock } block })
            return false;
        if (block.DeclaringSyntaxReferences.Length != 1)
            return true;
        foreach (var part in block.DeclaringSyntaxReferences[0].GetSyntax().ChildNodes())
        {
            if (part is ParameterListSyntax { Parameters: { Count: > 0 } parameters })
                return parameters[0].Modifiers.Any(SyntaxKind.RefKeyword) && !parameters[0].Modifiers.Any(SyntaxKind.ReadOnlyKeyword);
        }

        return true;
    }

    /// <summary>The call or property that gets what a name means, or a field of it, by reference, as its receiver; null where there is none.</summary>
    public static ExpressionSyntax? UseOf(IdentifierNameSyntax name, SemanticModel model, CancellationToken cancellationToken)
    {
        for (var access = NameIndex.ReceiverOf(References.Whole(name)); access is not null; access = NameIndex.ReceiverOf(access))
        {
            var member = model.GetSymbolInfo(access, cancellationToken).Symbol;
            if (Has(member))
                return access.Parent is InvocationExpressionSyntax call ? call : access;
            if (member is not IFieldSymbol)
                return null;
        }

        return null;
    }
}
