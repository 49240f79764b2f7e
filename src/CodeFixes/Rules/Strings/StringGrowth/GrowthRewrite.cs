using Allocations.Analyzers.Rules.Strings.StringGrowth;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting;
using Allocations.CodeFixes.Rewriting.Texts;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Strings.StringGrowth;

/// <summary>
/// Puts a <c>StringBuilder</c> beside a string for the time of one loop. The string is stale in the loop, so nothing there may read it.
/// </summary>
internal sealed class GrowthRewrite(FixRequest request, ISymbol variable, StatementSyntax loop, CancellationToken cancellationToken)
{
    private readonly SemanticModel _model = request.Model;
    private readonly LoopStandIn _standIn = new(request, variable, loop, cancellationToken);
    private readonly SolutionEdits _edits = new(request.Solution);

    /// <summary>The fix for the loop; null where it would not be right.</summary>
    public Fix? Plan()
    {
        if (!_standIn.IsPossible())
            return null;
        var name = SyntaxFactory.IdentifierName(NameOfBuilder());
        if (!TryRewriteUses(name, out var use))
            return null;

        var isEmpty = StartsEmpty();
        var start = SyntaxFactory.ParseStatement("var " + name + " = new global::System.Text.StringBuilder(" + (isEmpty ? "" : use.ToString()) + ");");
        var isRead = _standIn.Surround(_edits, GlobalNames.Simplifiable(start), SyntaxFactory.ParseStatement(use + " = " + name + ".ToString();"));
        return new FixBuilder(_edits, "Append to a StringBuilder", "StringBuilder")
            .MayDiffer(isEmpty || !isRead || request.NullProof(cancellationToken).IsNeverNull(use)
                ? null
                : "null becomes an empty string where nothing is appended")
            .Build();
    }

    /// <summary>Turns each append of the loop to the builder; false where the string is used in another way.</summary>
    private bool TryRewriteUses(IdentifierNameSyntax builder, out IdentifierNameSyntax use)
    {
        use = null!;
        var known = new HashSet<SyntaxNode>();
        foreach (var name in References.To(variable, _standIn.Function, _model, cancellationToken))
        {
            if (References.IsInNestedFunction(name, _standIn.Function))
                return false;
            if (!loop.Contains(name) || known.Contains(name))
                continue;
            if (name.Parent is not AssignmentExpressionSyntax { Parent: ExpressionStatementSyntax or ForStatementSyntax } assignment || assignment.Left != name
                || !StringAppend.TryGet(_model.GetOperation(assignment, cancellationToken)!, out var append)
                || Rewritten(append, assignment, builder) is not { } rewritten)
            {
                return false;
            }

            use ??= name;
            if (append.Self is { } self)
                known.Add(self.Syntax);
            _edits.Replace(assignment, _ => rewritten.WithTriviaFrom(assignment));
        }

        return use is not null;
    }

    private ExpressionSyntax? Rewritten(StringAppend append, AssignmentExpressionSyntax assignment, IdentifierNameSyntax builder)
    {
        if (append.IsInFront)
            return null;
        var chain = new AppendChain(_model.Compilation);
        if (ConcatParts.Plain(append.Assignment.Value).Syntax is InterpolatedStringExpressionSyntax text && append.Self is not null)
            return _standIn.IsGuarded(assignment) || Rest(text) is not { } rest ? null : Append(builder, rest);
        if (append.Parts() is not { Count: > 0 } parts)
            return null;

        // In a handler's reach, an operand that throws must leave nothing of the others behind.
        if (_standIn.IsGuarded(assignment))
        {
            if (parts.Any(static part => part is IInterpolatedStringOperation))
                return null;
            if (parts.Count > 1 && !parts.All(AppendChain.IsQuiet))
                return append.Self is null ? Append(builder, assignment.Right.WithoutTrivia()) : null;
        }

        return chain.On(builder, parts, SourceOf(append, assignment))
            ?? (append.Self is null && ConcatParts.IsConcat(ConcatParts.Plain(append.Assignment.Value)) ? Append(builder, assignment.Right) : null);
    }

    private static SyntaxNode SourceOf(StringAppend append, AssignmentExpressionSyntax assignment) =>
        append.Self is null ? append.Assignment.Value.Syntax : assignment.Right;

    private static InvocationExpressionSyntax Append(ExpressionSyntax builder, ExpressionSyntax text) => SyntaxFactory.InvocationExpression(
        SyntaxFactory.MemberAccessExpression(SyntaxKind.SimpleMemberAccessExpression, builder, SyntaxFactory.IdentifierName("Append")),
        SyntaxFactory.ArgumentList(SyntaxFactory.SingletonSeparatedList(SyntaxFactory.Argument(text))));

    /// <summary>The interpolated string without its first hole, which is the string itself.</summary>
    private static ExpressionSyntax? Rest(InterpolatedStringExpressionSyntax text)
    {
        if (text.StringStartToken.Text.Length > 3 || text.Contents.FirstOrDefault() is not InterpolationSyntax first)
            return null;
        var rest = text.WithContents(text.Contents.Remove(first)).WithoutTrivia();
        return rest.Contents.Count == 1 && rest.Contents[0] is InterpolatedStringTextSyntax && !text.StringStartToken.Text.Contains('@')
            ? SyntaxFactory.ParseExpression(rest.ToString().Substring(1).Replace("{{", "{").Replace("}}", "}"))
            : rest;
    }

    /// <summary>Whether the string is empty when the loop begins.</summary>
    private bool StartsEmpty() => _standIn.StartValue() is { } value
        && (_model.GetConstantValue(value, cancellationToken) is { HasValue: true, Value: "" }
            || _model.GetSymbolInfo(value, cancellationToken).Symbol is IFieldSymbol { Name: nameof(string.Empty),
                ContainingType.SpecialType: SpecialType.System_String });

    /// <summary>
    /// A name of its own for each loop in which a string of that name grows, so that Fix All can fix them at once.
    /// </summary>
    private string NameOfBuilder()
    {
        var earlier = new HashSet<SyntaxNode>();
        foreach (var node in References.OwnNodes(_standIn.Function))
        {
            if (node.SpanStart < loop.SpanStart && node is AssignmentExpressionSyntax { Left: IdentifierNameSyntax left }
                && left.Identifier.ValueText == variable.Name
                && _model.GetOperation(node, cancellationToken) is { } operation && StringAppend.TryGet(operation, out var append)
                && GrowthLoops.Around(append, cancellationToken).LastOrDefault() is { } outermost)
            {
                earlier.Add(outermost);
            }
        }

        return FreeName.For(variable.Name + "Builder", _standIn.Function, _model, earlier.Count);
    }
}
