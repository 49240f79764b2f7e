using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Boxing.GenericValueAsObject;

/// <summary>
/// The text of branches for a type parameter: a chain of <c>if</c> where the call is a statement, an assignment or a result of its own, else a
/// conditional expression in the place of the call.
/// </summary>
internal sealed class TypeBranches
{
    private readonly FixRequest _request;
    private readonly IInvocationOperation _call;
    private readonly ITypeParameterSymbol _type;
    private readonly SyntaxNode _replaced;
    private readonly int _callIndex;
    private readonly SourceText _text;

    private TypeBranches(FixRequest request, IInvocationOperation call, ITypeParameterSymbol type, SyntaxNode replaced)
    {
        (_request, _call, _type, _replaced) = (request, call, type, replaced);
        _text = request.Root.SyntaxTree.GetText();
        _callIndex = replaced.DescendantNodesAndSelf().TakeWhile(node => node != call.Syntax).Count();
    }

    /// <summary>The branches for a call; null where its place allows none, or where the name of the type parameter means another there.</summary>
    public static TypeBranches? Of(FixRequest request, IInvocationOperation call, InvocationExpressionSyntax syntax, ITypeParameterSymbol type)
    {
        if (!request.Model.LookupNamespacesAndTypes(syntax.SpanStart, name: type.Name).Contains(type, SymbolEqualityComparer.Default))
            return null;
        SyntaxNode whole = syntax;
        if (syntax.FirstAncestorOrSelf<ConditionalAccessExpressionSyntax>() is { } access && access.WhenNotNull.Span.Contains(syntax.Span)
            && !IsInArgument(syntax, access))
        {
            while (access.Parent is ConditionalAccessExpressionSyntax outer && outer.WhenNotNull == access)
                access = outer;
            if (access.Parent is not ExpressionStatementSyntax)
                return null;
            whole = access;
        }

        var statement = whole.Parent switch
        {
            ExpressionStatementSyntax alone => alone,
            ReturnStatementSyntax result => result,
            AssignmentExpressionSyntax { Parent: ExpressionStatementSyntax assigning } assignment when assignment.Right == whole => assigning,
            _ => default(StatementSyntax),
        };
        SyntaxNode replaced = statement is { Parent: BlockSyntax or SwitchSectionSyntax or StatementSyntax or ElseClauseSyntax } && HasPlainText(statement)
            ? statement
            : whole;
        return replaced is StatementSyntax || whole == syntax && whole.Parent is not (ExpressionStatementSyntax or MemberAccessExpressionSyntax)
            ? new TypeBranches(request, call, type, replaced)
            : null;
    }

    /// <summary>The arguments of a call that box a value of a type parameter.</summary>
    public static IEnumerable<IArgumentOperation> BoxedArguments(IInvocationOperation call, ITypeParameterSymbol type) =>
        call.Arguments.Where(argument => argument is { ArgumentKind: ArgumentKind.Explicit,
            Value: IConversionOperation { IsImplicit: true, Type.SpecialType: SpecialType.System_Object, Operand: { Type: { } boxed } operand } }
            && SymbolEqualityComparer.Default.Equals(boxed, type) && FastPath.IsPlainRead(operand));

    /// <summary>The edits that write a branch for each overload; null where the text would not be read as meant.</summary>
    public SolutionEdits? Write(IReadOnlyList<TypedCallee> overloads) =>
        _replaced is StatementSyntax statement ? AsStatement(statement, overloads) : AsExpression((ExpressionSyntax)_replaced, overloads);

    private SolutionEdits? AsStatement(StatementSyntax statement, IReadOnlyList<TypedCallee> overloads)
    {
        var lineEnd = LineBreaks.Of(_request.Root.SyntaxTree);
        var isOnOwnLine = string.IsNullOrWhiteSpace(_text.ToString(TextSpan.FromBounds(
            _text.Lines.GetLineFromPosition(statement.SpanStart).Start, statement.SpanStart)));
        var outer = Indentation.Of(statement, _text);
        var unit = Indentation.UnitAt(statement);
        if (!isOnOwnLine && statement.Parent is not (BlockSyntax or SwitchSectionSyntax))
            outer += unit;
        var lines = new List<string>();
        foreach (var overload in overloads)
        {
            lines.Add((lines.Count == 0 ? "if (" : outer + "else if (") + Test(overload) + ")");
            lines.Add(outer + unit + Indented(WithCasts(overload), unit));
        }

        lines.Add(outer + "else");
        lines.Add(outer + unit + Indented(statement.ToString(), unit));
        var parsed = SyntaxFactory.ParseStatement(string.Join(lineEnd, lines), options: _request.Root.SyntaxTree.Options);
        var calls = new List<InvocationExpressionSyntax>();
        SyntaxNode? current = parsed;
        for (; current is IfStatementSyntax choice; current = choice.Else?.Statement)
            calls.AddRange(CallsIn(choice.Statement));
        if (Marked(parsed, calls, overloads) is not { } marked)
            return null;
        marked = marked.WithTrailingTrivia(statement.GetTrailingTrivia());
        if (isOnOwnLine || statement.Parent is BlockSyntax or SwitchSectionSyntax)
            return _request.Replacing(statement, marked.WithLeadingTrivia(statement.GetLeadingTrivia()));
        var edits = _request.Replacing(statement, marked.WithLeadingTrivia(SyntaxFactory.Whitespace(outer)));
        var before = statement.GetFirstToken().GetPreviousToken();
        edits.Change(statement.SyntaxTree, new TextChange(TextSpan.FromBounds(before.Span.End, statement.SpanStart), lineEnd + outer));
        return edits;
    }

    private SolutionEdits? AsExpression(ExpressionSyntax call, IReadOnlyList<TypedCallee> overloads)
    {
        var separator = overloads.Count == 1 ? " " : LineBreaks.Of(_request.Root.SyntaxTree) + Indentation.Of(call, _text) + Indentation.UnitAt(call);
        var text = string.Concat(overloads.Select(overload => Test(overload) + " ? " + WithCasts(overload) + separator + ": ")) + call;
        var parsed = SyntaxFactory.ParseExpression(text, options: _request.Root.SyntaxTree.Options);
        var calls = new List<InvocationExpressionSyntax>();
        ExpressionSyntax current = parsed;
        for (; current is ConditionalExpressionSyntax choice; current = choice.WhenFalse)
            calls.AddRange(CallsIn(choice.WhenTrue));
        if (Marked(parsed, calls, overloads) is not { } marked)
            return null;
        ExpressionSyntax written = OperandSyntax.StandsAlone(call) ? marked : SyntaxFactory.ParenthesizedExpression(marked);
        return _request.Replacing(call, written.WithTriviaFrom(call));
    }

    private static T? Marked<T>(T parsed, List<InvocationExpressionSyntax> calls, IReadOnlyList<TypedCallee> overloads)
        where T : SyntaxNode
    {
        if (calls.Count != overloads.Count)
            return null;
        return parsed.ReplaceNodes(
            calls, (original, rewritten) => rewritten.WithAdditionalAnnotations(ExpectedSymbols.Mark([overloads[calls.IndexOf(original)].Method])));
    }

    /// <summary>The call within a copy of what was replaced; the casts, which stand inside it, do not move it.</summary>
    private IEnumerable<InvocationExpressionSyntax> CallsIn(SyntaxNode copy) =>
        copy.DescendantNodesAndSelf().Skip(_callIndex).Take(1).OfType<InvocationExpressionSyntax>();

    private string Test(TypedCallee overload) =>
        "typeof(" + NameOf(_type.WithNullableAnnotation(NullableAnnotation.NotAnnotated)) + ") == typeof(" + NameOf(overload.Type) + ")";

    private string NameOf(ITypeSymbol type) => type.ToMinimalDisplayString(_request.Model, _replaced.SpanStart);

    /// <summary>The text of what is replaced, in which the values are unboxed from the object that the JIT never makes.</summary>
    private string WithCasts(TypedCallee overload)
    {
        var isNullable = (_request.Model.GetNullableContext(_replaced.SpanStart) & NullableContext.WarningsEnabled) != 0 && !_type.HasValueTypeConstraint
            && !_type.HasNotNullConstraint;
        var text = _text.GetSubText(_replaced.Span);
        foreach (var argument in BoxedArguments(_call, _type).OrderByDescending(static argument => argument.Value.Syntax.SpanStart))
        {
            var value = ((IConversionOperation)argument.Value).Operand.Syntax;
            var cast = "(" + NameOf(overload.Type) + ")(object)" + value + (isNullable ? "!" : "");
            if (value.Parent is MemberAccessExpressionSyntax access && access.Expression == value)
                cast = "(" + cast + ")";
            text = text.Replace(new TextSpan(value.SpanStart - _replaced.SpanStart, value.Span.Length), cast);
        }

        return text.ToString();
    }

    private static string Indented(string text, string unit) => text.Replace("\n", "\n" + unit);

    private static bool IsInArgument(SyntaxNode node, SyntaxNode within)
    {
        for (var outer = node.Parent; outer is not null && outer != within; outer = outer.Parent)
        {
            if (outer is ArgumentSyntax)
                return true;
        }

        return false;
    }

    private static bool EndsLine(StatementSyntax statement) =>
        statement.GetTrailingTrivia().Any(SyntaxKind.EndOfLineTrivia)
        && !Comments.AreIn(statement
            .GetFirstToken()
            .GetPreviousToken().TrailingTrivia);

    /// <summary>Whether a statement can be written twice as it stands: no comment inside, no text over several lines.</summary>
    private static bool HasPlainText(StatementSyntax statement) =>
        (statement.Parent is BlockSyntax or SwitchSectionSyntax || EndsLine(statement))
        && !Comments.AreIn(statement)
        && statement.DescendantTokens().All(static token => token.Text.IndexOf('\n') < 0);
}
