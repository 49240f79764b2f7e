using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Verification;

/// <summary>
/// Determines whether no span and no reference is alive where an asynchronous function or an iterator suspends, in the members that a rewrite changes. The
/// compiler finds it when it emits code, which takes long, so it is asked only where one may be.
/// </summary>
internal static class SuspendedSpans
{
    /// <summary>Whether the changed members can be emitted, as far as spans and references are concerned.</summary>
    public static bool AreNone(EditedFile file, CancellationToken cancellationToken)
    {
        var members = file.MembersAfter.Where(member => MayBeIn(member, file.ModelAfter, cancellationToken)).Select(static member => member.Span).ToList();
        if (members.Count == 0)
            return true;
        foreach (var diagnostic in file.ModelAfter.Compilation.Emit(Stream.Null, cancellationToken: cancellationToken).Diagnostics)
        {
            if (diagnostic.Severity == DiagnosticSeverity.Error && diagnostic.Location.SourceTree == file.ModelAfter.SyntaxTree
                && members.Exists(member => member.Contains(diagnostic.Location.SourceSpan)))
            {
                return false;
            }
        }

        return true;
    }

    private static bool MayBeIn(MemberDeclarationSyntax member, SemanticModel model, CancellationToken cancellationToken)
    {
        var places = new Dictionary<SyntaxNode, List<TextSpan>>();
        foreach (var suspension in member.DescendantNodes())
        {
            if (!References.IsSuspension(suspension))
                continue;
            var function = References.FunctionOf(suspension);
            if (!places.TryGetValue(function, out var alive))
                places.Add(function, alive = PlacesOf(function, model, cancellationToken));
            if (alive.Exists(place => place.Start < suspension.SpanStart && suspension.Span.End <= place.End)
                || HasValueBeside(suspension, model, cancellationToken))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Where the variables of a function that hold spans or references can be named, and the loops whose enumerator is one.</summary>
    private static List<TextSpan> PlacesOf(SyntaxNode function, SemanticModel model, CancellationToken cancellationToken)
    {
        var places = new List<TextSpan>();
        foreach (var node in References.OwnNodes(function))
        {
            if (node is CommonForEachStatementSyntax loop && model.GetForEachStatementInfo(loop).GetEnumeratorMethod?.ReturnType.IsRefLikeType == true)
                places.Add(loop.Span);
            if (node is VariableDeclaratorSyntax or SingleVariableDesignationSyntax or ForEachStatementSyntax
                && model.GetDeclaredSymbol(node, cancellationToken) is ILocalSymbol local && (local.Type.IsRefLikeType || local.RefKind != RefKind.None))
            {
                var scope = node.Ancestors().FirstOrDefault(static outer => outer is BlockSyntax or SwitchSectionSyntax) ?? function;
                places.Add(TextSpan.FromBounds(node.SpanStart, scope.Span.End));
            }
        }

        return places;
    }

    /// <summary>Whether a statement that suspends in the middle has another part that makes a span.</summary>
    private static bool HasValueBeside(SyntaxNode suspension, SemanticModel model, CancellationToken cancellationToken)
    {
        if (suspension is not ExpressionSyntax || suspension.FirstAncestorOrSelf<StatementSyntax>() is not { } statement)
            return false;
        foreach (var node in statement.DescendantNodes(node => node != suspension && node is not (StatementSyntax or AnonymousFunctionExpressionSyntax)
            || node == statement))
        {
            if (node != suspension && node is ExpressionSyntax && model.GetTypeInfo(node, cancellationToken) is var info
                && (info.Type?.IsRefLikeType == true || info.ConvertedType?.IsRefLikeType == true))
            {
                return true;
            }
        }

        return false;
    }
}
