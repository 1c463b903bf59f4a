// One search from its first iteration to its answer: the state that all its parts share.
#pragma once

#include "engine/evaluation.h"
#include "engine/movepicker.h"
#include "engine/search.h"
#include "engine/timemanager.h"

namespace chess {

class SearchRun {
public:
    SearchRun(const SearchRoot& root, const SearchLimits& limits, const std::atomic<bool>& stop,
              TranspositionTable& table, History& history);

    /// Iterative deepening: one half-move deeper each time, until a limit is reached.
    SearchResult iterate(const std::function<void(const SearchReport&)>& report);

private:
    /// One half-move of the line being looked at.
    struct Node {
        Position position;
        bool isCheck = false;
        /// What quiet moves are judged by: the squares that the opponent attacks, and the moves
        /// where the pawns stood like this. Filled in by `lookAround`.
        Bitboard attacked = 0;
        MoveHistory* amongPawns = nullptr;
        /// Before and after correction by experience; NoScore in check.
        Score rawEval = NoScore;
        Score staticEval = NoScore;
        /// The move being tried here; none for a null move.
        Move move{};
        /// Answers to that move, for the nodes below; null for a null move.
        MoveHistory* answers = nullptr;
        std::size_t pieceTo = 0;
        std::array<Move, 2> killers{};
        /// The move left out while asking whether it is the only good one.
        Move excluded{};
        int doubleExtensions = 0;
        /// Grows with each node among the children of the last one that was cut off.
        int cutoffs = 0;
        /// The best line from here on.
        std::array<Move, MaxPly + 1> line{};
        int lineLength = 0;
    };
    /// Moves that were tried before the one that proved best.
    struct TriedMoves {
        std::array<Move, 64> moves;
        std::size_t count = 0;

        void add(Move move) {
            if (count < moves.size()) {
                moves[count++] = move;
            }
        }
    };
    /// What a node finds out before it looks at its moves.
    struct NodeFacts {
        bool isPv = false;
        /// A node that is expected to be cut off by its first good move.
        bool isCut = false;
        /// Whether the side to move stands better than at its last turn.
        bool isImproving = false;
        int depth = 0;
        /// The static evaluation, bettered by what the table knows.
        Score eval = NoScore;
        std::optional<TableEntry> table;

        [[nodiscard]] Move tableMove() const { return table ? table->move : Move{}; }
        [[nodiscard]] bool wasPv() const { return isPv || (table && table->wasPv); }
    };
    /// One move about to be searched.
    struct Candidate {
        Move move;
        int number;
        bool isQuiet;
        int history;
    };
    /// Between which scores the truth matters, and the best found so far.
    struct Window {
        Score alpha;
        Score beta;
        Score best;
    };
    /// How much deeper a move is searched, or the score that ends the node at once.
    struct Extension {
        int plies = 0;
        std::optional<Score> cutoff;
    };

    // alphabeta.cpp
    template <bool IsPv> Score alphaBeta(int ply, Score alpha, Score beta, int depth, bool isCut);
    /// The evaluation before correction: what the table has, or else a new one.
    Score rawEvalOf(const Position& position, const std::optional<TableEntry>& table);
    /// Evaluates the node without search and tells whether things are getting better.
    void judge(int ply, NodeFacts& facts);
    Score searchMoves(int ply, Score alpha, Score beta, const NodeFacts& facts);
    /// Keeps what a node has found for the next time, in the table and in the histories.
    void remember(int ply, const TableEntry& found);
    Score searchMove(int ply, const Window& window, int newDepth, int reduced, int number,
                     const NodeFacts& facts);
    /// Bonus (or, below 0, penalty) for a quiet move of the node in all histories.
    void rewardQuiet(int ply, Move move, int change);
    /// A quiet move that changed the evaluation for the better will do so elsewhere.
    void rewardGain(int ply);
    /// No move refuted the quiet move that led here: it was a good one.
    void rewardLastMove(int ply, int depth);
    void learn(int ply, Move best, const NodeFacts& facts, const TriedMoves& quiet,
               const TriedMoves& captures);

    // pruning.cpp
    /// The score of a node that can be decided without trying all its moves.
    std::optional<Score> decideEarly(int ply, Score alpha, Score beta, const NodeFacts& facts);
    std::optional<Score> tryNullMove(int ply, Score beta, const NodeFacts& facts);
    std::optional<Score> tryGoodCaptures(int ply, Score beta, const NodeFacts& facts);
    [[nodiscard]] bool isHopeless(int ply, const Candidate& candidate, Score alpha,
                                  const NodeFacts& facts, MovePicker& picker) const;
    Extension extend(int ply, Move move, Score beta, const NodeFacts& facts);
    [[nodiscard]] int reduction(int ply, const Candidate& candidate, const NodeFacts& facts) const;

    // quiescence.cpp
    template <bool IsPv> Score quiescence(int ply, Score alpha, Score beta);

    // searchrun.cpp
    [[nodiscard]] Score searchWindow(int depth, Score previous,
                                     const std::function<void(const SearchReport&)>& report);
    void makeMove(int ply, Move move);
    void makeNullMove(int ply);
    void enter(int ply);
    void lookAround(int ply);
    void extendLine(int ply, Move move);
    [[nodiscard]] OrderingHints orderingHints(int ply, Move tableMove);
    [[nodiscard]] int historyOf(int ply, Move move, bool isQuiet);
    /// The score of a node that is a draw, or as deep as a line can get.
    [[nodiscard]] std::optional<Score> endOfLine(int ply);
    [[nodiscard]] bool isDraw(int ply) const;
    /// Whether thinking on cannot change the answer, or could only in a search without end.
    [[nodiscard]] bool isSettled(int depth, Score score) const;
    [[nodiscard]] bool isWantedAtRoot(Move move) const;
    [[nodiscard]] bool mustStop();
    [[nodiscard]] SearchReport makeReport(int depth, Score score, Bound bound) const;

    /// Room before the root so that a node can look four half-moves back.
    static constexpr int Before = 4;
    [[nodiscard]] Node& node(int ply) { return m_nodes[indexOf(ply)]; }
    [[nodiscard]] const Node& node(int ply) const { return m_nodes[indexOf(ply)]; }
    [[nodiscard]] static std::size_t indexOf(int ply) {
        const int place = ply + Before;
        return static_cast<std::size_t>(place);
    }

    const SearchLimits& m_limits;
    const std::atomic<bool>& m_stop;
    TranspositionTable& m_table;
    History& m_history;
    TimeManager m_time;
    Evaluator m_evaluator;
    std::vector<Node> m_nodes;
    /// Keys of the positions of the game and of the line being looked at.
    std::vector<std::uint64_t> m_keys;
    std::size_t m_rootKey = 0;
    /// The moves to choose from.
    std::vector<Move> m_rootMoves;
    /// Half-moves without progress that make a draw.
    int m_drawClock;
    std::uint64_t m_nodeCount = 0;
    int m_selectiveDepth = 0;
    int m_rootDepth = 0;
    bool m_isStopped = false;
};

} // namespace chess
