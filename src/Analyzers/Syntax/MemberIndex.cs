using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Syntax;

/// <summary>The nodes that questions about the flow of control ask for.</summary>
internal enum FlowNode
{
    /// <summary>A label that a <c>goto</c> names, and a <c>goto case</c> or <c>goto default</c> whose label stands before it: both may make a loop.</summary>
    Label,

    /// <summary>A <c>goto</c> of any kind.</summary>
    Goto,

    /// <summary>A <c>goto</c> whose label stands before it, or may stand there.</summary>
    BackwardGoto,

    /// <summary>A loop statement.</summary>
    Loop,

    /// <summary>What suspends an asynchronous function or an iterator.</summary>
    Suspension,

    /// <summary>A <c>yield</c> statement.</summary>
    Yield,

    /// <summary>A <c>return</c> statement.</summary>
    Return,

    /// <summary>A <c>break</c> statement.</summary>
    Break,

    /// <summary>A <c>continue</c> statement.</summary>
    Continue,

    /// <summary>What makes a second name for a variable: a <c>ref</c> expression, or the address of one.</summary>
    Reference,

    /// <summary>The number of the others.</summary>
    Count,
}

/// <summary>
/// What stands where in one member: its names, and the nodes that jump, loop and suspend. One walk finds them all, and they are kept as long as
/// the syntax is, so that a question about a variable or a function costs what it has, and not what the member has: a rule that walks
/// a function for each of its candidates takes the square of its length.
/// </summary>
internal sealed class MemberIndex
{
    private static readonly ConditionalWeakTable<SyntaxNode, MemberIndex> OfMembers = new();

    private readonly ListsByName<IdentifierNameSyntax> _names = new();
    private readonly Dictionary<string, NameIndex> _ofNames = new(StringComparer.Ordinal);
    private readonly ListsByName<SingleVariableDesignationSyntax> _designations = new();
    private readonly ListsByName<VariableDeclaratorSyntax> _declarators = new();
    private readonly Dictionary<string, int> _otherDeclarations = new(StringComparer.Ordinal);
    private readonly HashSet<string> _labels = new(StringComparer.Ordinal);
    private readonly List<SyntaxNode>?[] _flow = new List<SyntaxNode>?[(int)FlowNode.Count];
    private readonly Dictionary<SyntaxNode, List<SyntaxNode>>?[] _ownFlow = new Dictionary<SyntaxNode, List<SyntaxNode>>?[(int)FlowNode.Count];
    private readonly SyntaxNode _member;

    private MemberIndex(SyntaxNode member)
    {
        _member = member;
        var functions = new Stack<SyntaxNode>();
        foreach (var node in member.DescendantNodes())
        {
            while (functions.Count > 0 && functions.Peek().Span.End <= node.SpanStart)
                functions.Pop();
            switch (node)
            {
                case IdentifierNameSyntax name:
                    _names.Add(name.Identifier.ValueText, name);
                    continue;
                case SingleVariableDesignationSyntax designation:
                    _designations.Add(designation.Identifier.ValueText, designation);
                    continue;
                case VariableDeclaratorSyntax declarator:
                    _declarators.Add(declarator.Identifier.ValueText, declarator);
                    continue;
                case StatementSyntax or ExpressionSyntax:
                    if (node is ForEachStatementSyntax or LocalFunctionStatementSyntax)
                        AddDeclared(node);
                    AddFlow(node, functions.Count == 0 ? member : functions.Peek());
                    if (node is AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax)
                        functions.Push(node);
                    continue;
                default:
                    AddDeclared(node);
                    continue;
            }
        }
    }

    /// <summary>The member around a place, or the compilation unit around a top-level statement.</summary>
    public static SyntaxNode MemberOf(SyntaxNode place)
    {
        var member = place;
        while (member is not MemberDeclarationSyntax or GlobalStatementSyntax && member.Parent is { } parent)
            member = parent;
        return member;
    }

    /// <summary>Each identifier with a text within a node, in the order of the code.</summary>
    public static Places<IdentifierNameSyntax> Names(string text, SyntaxNode scope) =>
        new(Of(scope)._names.Of(text), scope.SpanStart, scope.Span.End);

    /// <summary>Each identifier with a text within a node whose start lies between two positions.</summary>
    public static Places<IdentifierNameSyntax> Names(string text, SyntaxNode scope, int start, int end) =>
        new(Of(scope)._names.Of(text), Math.Max(start, scope.SpanStart), Math.Min(end, scope.Span.End));

    /// <summary>What the mentions of a name in a member do.</summary>
    public static NameIndex Mentions(string text, SyntaxNode place)
    {
        var index = Of(place);
        lock (index._ofNames)
        {
            if (!index._ofNames.TryGetValue(text, out var found))
                index._ofNames.Add(text, found = new NameIndex(index._names.Of(text), index._declarators.Of(text)));
            return found;
        }
    }

    /// <summary>Each declarator of a variable with a name within a node.</summary>
    public static Places<VariableDeclaratorSyntax> Declarators(string text, SyntaxNode scope) =>
        new(Of(scope)._declarators.Of(text), scope.SpanStart, scope.Span.End);

    /// <summary>Each variable of a pattern, an <c>out</c> argument or a deconstruction with a name that is declared within a node.</summary>
    public static Places<SingleVariableDesignationSyntax> Designations(string text, SyntaxNode scope) =>
        new(Of(scope)._designations.Of(text), scope.SpanStart, scope.Span.End);

    /// <summary>
    /// Whether nothing in the member around a place is declared with the name of a local of a block, or of a parameter of the member, but itself. Each
    /// such name that stands where only a variable can, in the scope of this one, means it.
    /// </summary>
    public static bool IsDeclaredOnce(ISymbol variable, SyntaxNode place, CancellationToken cancellationToken)
    {
        if (variable.DeclaringSyntaxReferences is not { Length: 1 } declared || declared[0].SyntaxTree != place.SyntaxTree)
            return false;
        var index = Of(place);
        return declared[0].GetSyntax(cancellationToken) switch
        {
            VariableDeclaratorSyntax { Parent.Parent: LocalDeclarationStatementSyntax { Parent: BlockSyntax } } local => index._member.Contains(local),
            ParameterSyntax { Parent: ParameterListSyntax { Parent: MemberDeclarationSyntax member } } => index._member == member,
            _ => false,
        } && index.DeclarationsOf(variable.Name) == 1;
    }

    private int DeclarationsOf(string name) =>
        _declarators.Of(name).Count + _designations.Of(name).Count + (_otherDeclarations.TryGetValue(name, out var others) ? others : 0);

    /// <summary>The nodes of a kind within a function or a part of one, those of nested functions left out.</summary>
    public static Places<SyntaxNode> Own(FlowNode kind, SyntaxNode scope) => Own(kind, scope, scope.SpanStart);

    /// <summary>The same, from a position on.</summary>
    public static Places<SyntaxNode> Own(FlowNode kind, SyntaxNode scope, int start)
    {
        var index = Of(scope);
        if (index._ownFlow[(int)kind] is not { } ofFunctions)
            return default;
        var function = scope;
        while (function is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax) && function != index._member
            && function.Parent is { } parent)
        {
            function = parent;
        }

        return ofFunctions.TryGetValue(function, out var nodes) ? new(nodes, Math.Max(start, scope.SpanStart), scope.Span.End) : default;
    }

    /// <summary>The nodes of a kind within a node, those of nested functions included.</summary>
    public static Places<SyntaxNode> All(FlowNode kind, SyntaxNode scope) =>
        Of(scope)._flow[(int)kind] is { } nodes ? new(nodes, scope.SpanStart, scope.Span.End) : default;

    private static MemberIndex Of(SyntaxNode place)
    {
        var member = MemberOf(place);
        return OfMembers.TryGetValue(member, out var known) ? known : OfMembers.GetValue(member, static key => new MemberIndex(key));
    }

    private void AddDeclared(SyntaxNode node)
    {
        var name = node switch
        {
            ParameterSyntax parameter => parameter.Identifier,
            ForEachStatementSyntax each => each.Identifier,
            LocalFunctionStatementSyntax function => function.Identifier,
            CatchDeclarationSyntax caught => caught.Identifier,
            FromClauseSyntax clause => clause.Identifier,
            LetClauseSyntax clause => clause.Identifier,
            JoinClauseSyntax clause => clause.Identifier,
            JoinIntoClauseSyntax clause => clause.Identifier,
            QueryContinuationSyntax continuation => continuation.Identifier,
            TypeParameterSyntax type => type.Identifier,
            _ => default,
        };
        if (name.ValueText is { Length: > 0 } text)
            _otherDeclarations[text] = _otherDeclarations.TryGetValue(text, out var count) ? count + 1 : 1;
    }

    private void AddFlow(SyntaxNode node, SyntaxNode function)
    {
        if (References.IsSuspension(node))
            AddFlow(FlowNode.Suspension, node, function);
        switch (node)
        {
            case LabeledStatementSyntax label:
                AddFlow(FlowNode.Label, node, function);
                _labels.Add(label.Identifier.ValueText);
                break;
            case GotoStatementSyntax jump:
                AddFlow(FlowNode.Goto, node, function);
                if (GoesBackInSwitch(jump))
                {
                    AddFlow(FlowNode.Label, node, function);
                    AddFlow(FlowNode.BackwardGoto, node, function);
                }
                else if (jump.Expression is IdentifierNameSyntax target && _labels.Contains(target.Identifier.ValueText))
                {
                    AddFlow(FlowNode.BackwardGoto, node, function);
                }

                break;
            case ForStatementSyntax or CommonForEachStatementSyntax or WhileStatementSyntax or DoStatementSyntax:
                AddFlow(FlowNode.Loop, node, function);
                break;
            case YieldStatementSyntax:
                AddFlow(FlowNode.Yield, node, function);
                break;
            case ReturnStatementSyntax:
                AddFlow(FlowNode.Return, node, function);
                break;
            case BreakStatementSyntax:
                AddFlow(FlowNode.Break, node, function);
                break;
            case ContinueStatementSyntax:
                AddFlow(FlowNode.Continue, node, function);
                break;
            case RefExpressionSyntax or MakeRefExpressionSyntax
                or PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.AddressOfExpression }:
                AddFlow(FlowNode.Reference, node, function);
                break;
            default:
                break;
        }
    }

    /// <summary>Whether a jump to a label of a <c>switch</c> may go back: the label stands before it, or is written in another way.</summary>
    private static bool GoesBackInSwitch(GotoStatementSyntax jump)
    {
        if (jump.IsKind(SyntaxKind.GotoStatement) || jump.FirstAncestorOrSelf<SwitchStatementSyntax>() is not { } choice)
            return false;
        foreach (var section in choice.Sections)
        {
            foreach (var label in section.Labels)
            {
                if (jump.Expression is null
                    ? label is DefaultSwitchLabelSyntax
                    : label is CaseSwitchLabelSyntax { Value: var value } && SyntaxFactory.AreEquivalent(value, jump.Expression))
                {
                    return label.SpanStart < jump.SpanStart;
                }
            }
        }

        return true;
    }

    private void AddFlow(FlowNode kind, SyntaxNode node, SyntaxNode function)
    {
        (_flow[(int)kind] ??= []).Add(node);
        var ofFunctions = _ownFlow[(int)kind] ??= [];
        if (!ofFunctions.TryGetValue(function, out var nodes))
            ofFunctions.Add(function, nodes = []);
        nodes.Add(node);
    }
}
