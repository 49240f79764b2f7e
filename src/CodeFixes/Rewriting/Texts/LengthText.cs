using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rewriting.Texts;

/// <summary>
/// Writes lengths of arrays and strings where nothing has dereferenced them yet: what is null has the length 0, and nothing fails earlier than before.
/// </summary>
internal static class LengthText
{
    /// <summary>The length of what a variable holds, as an operand of a sum.</summary>
    public static string Operand(IOperation measured, CancellationToken cancellationToken)
    {
        var name = measured.Syntax.ToString();
        return SpanTypes.IsSpan(measured.Type) || IsMade(measured, cancellationToken) ? name + ".Length" : "(" + name + "?.Length ?? 0)";
    }

    /// <summary>Whether a local or field has had a value that is not null since it was declared.</summary>
    public static bool IsMade(IOperation measured, CancellationToken cancellationToken)
    {
        ISymbol? variable = measured switch
        {
            ILocalReferenceOperation reference => reference.Local,
            IFieldReferenceOperation { Field.IsReadOnly: true } reference => reference.Field,
            _ => null,
        };
        return variable is { DeclaringSyntaxReferences: { Length: 1 } declarations }
            && declarations[0].GetSyntax(cancellationToken) is VariableDeclaratorSyntax { Initializer.Value: { } made } declarator
            && declarator.SyntaxTree == measured.Syntax.SyntaxTree
            && (made is InitializerExpressionSyntax || NullProof.IsNonNullValue(made, measured.SemanticModel!, cancellationToken))
            && ScopeOf(variable, declarator) is { } scope && !Writes.To(variable.Name, scope, measured.SemanticModel!);
    }

    /// <summary>Where a variable can be written; null for a field of a type in several parts.</summary>
    private static SyntaxNode? ScopeOf(ISymbol variable, SyntaxNode declarator) => variable is not IFieldSymbol field ? References.FunctionOf(declarator)
        : field.ContainingType.DeclaringSyntaxReferences.Length == 1 ? declarator.FirstAncestorOrSelf<TypeDeclarationSyntax>()
        : null;
}
